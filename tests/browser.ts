import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** Playwright's command line. */
export const playwrightCliPath = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * Chromium's arguments: no sandbox, no graphics card, no traffic of the browser itself, no pop-ups or spare processes that
 * cost time. This --disable-features replaces Playwright's, so PaintHolding is repeated from it. With hinting, headless Chromium
 * would position letters on whole pixels.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,SpareRendererForSitePerProcess",
];

const browserInstallAdvice = "install Google Chrome or Chromium, or set CHROME_PATH to the executable of one";

/** Matches the library in the error of an executable that does not start without it. */
const missingLibraryPattern = /\S+\.so[.\d]*(?=: cannot open shared object file)/;

function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @returns why a browser does not start, such as a missing library; undefined when it starts */
function findBrowserStartFault(path: string): string | undefined {
  if (!isExecutableFile(path)) return "is not an executable file";
  // On Windows the start is not checked, because `--version` would open a window.
  if (process.platform === "win32") return undefined;
  const { status, error, stderr } = spawnSync(path, ["--version"], {
    encoding: "utf8",
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  if (status === 0) return undefined;
  const library = missingLibraryPattern.exec(stderr ?? "")?.[0];
  if (library) return `needs ${library}, which this system lacks`;
  return stderr?.trim().split("\n").at(-1) || error?.message || `ends with status ${status}`;
}

const canBrowserStart = (path: string) => findBrowserStartFault(path) === undefined;

/** Lists the paths at which a system may have Chrome or Chromium, best first; some do not exist. */
function listPossibleSystemBrowserPaths(): string[] {
  const { env, platform } = process;
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ["Google\\Chrome", "Chromium"].map((name) => join(folder, name, "Application\\chrome.exe")),
      );
  }
  const names = "google-chrome-stable google-chrome chromium chromium-browser chromium-headless-shell".split(
    " ",
  );
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    ["Google Chrome", "Chromium"].map((name) => join(folder, `${name}.app`, "Contents/MacOS", name)),
  );
  return platform === "darwin" ? [...onPath, ...apps] : onPath;
}

/** @returns where Playwright downloads its Chromium to; undefined on a system that Playwright does not support */
function getPlaywrightBrowserDownloadPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Prints and runs a command that installs something. @returns whether the command succeeded */
function runInstallStep(shownCommand: string, maxSeconds: number, command: string, args: string[]): boolean {
  console.info(`Trying ${shownCommand} (at most ${maxSeconds} s)`);
  // Playwright's installer writes colour codes to a pipe too.
  const colour = !process.stdout.isTTY && { FORCE_COLOR: "0" };
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", ...colour },
    timeout: maxSeconds * 1000,
  });
  if (status === 0) return true;
  const timedOut = (error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT";
  const reason = /^(?:Error|E): .*$/m.exec(stderr ?? "")?.[0] ?? error?.message ?? `status ${status}`;
  console.info(`${shownCommand}: ${timedOut ? "no result within the limit" : reason}`);
  return false;
}

/** Whether the user is root on Debian, not Ubuntu, whose chromium package only installs a snap. */
function canInstallDebianChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Finds the browser to test with: that of CHROME_PATH, an installed one, or Playwright's download. Without any of them
 * installs Debian's package or Playwright's download.
 * @returns the path of the executable
 * @throws Error with advice, when CHROME_PATH is no executable file, or no browser can be installed or started
 */
export function findOrInstallBrowser(): string {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath) {
    if (isExecutableFile(configuredPath)) return configuredPath;
    const found = `${JSON.stringify(configuredPath)}, which ${existsSync(configuredPath) ? "is not an executable file" : "does not exist"}`;
    throw new Error(`CHROME_PATH: found ${found}; expected the path of a browser: ${browserInstallAdvice}`);
  }

  const playwrightPath = getPlaywrightBrowserDownloadPath();
  const installedPath = [
    ...listPossibleSystemBrowserPaths(),
    ...(playwrightPath ? [playwrightPath] : []),
  ].find(canBrowserStart);
  if (installedPath) return installedPath;
  console.info("No browser to test with is installed here.");

  if (
    canInstallDebianChromium() &&
    runInstallStep("apt-get update", 120, "apt-get", ["update"]) &&
    runInstallStep("apt-get install -y chromium", 600, "apt-get", ["install", "-y", "chromium"])
  ) {
    const installed = listPossibleSystemBrowserPaths().find(canBrowserStart);
    if (installed) return installed;
  }

  const shownCommand = "npx playwright install --no-shell chromium";
  const download = [playwrightCliPath, "install", "--no-shell", "chromium"];
  const isDownloaded = runInstallStep(shownCommand, 600, process.execPath, download);
  if (!playwrightPath || !isDownloaded)
    throw new Error(
      `No browser to test with: none is installed and none could be downloaded; ${browserInstallAdvice}`,
    );
  const fault = findBrowserStartFault(playwrightPath);
  if (!fault) return playwrightPath;
  throw new Error(
    `No browser to test with: ${playwrightPath} was downloaded but ${fault}; let an administrator run ` +
      `"npx playwright install-deps chromium", or ${browserInstallAdvice}`,
  );
}
