import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** The file of Playwright's command line, which runs as a separate process so that a timeout can end it. */
export const playwrightCliPath = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * Chromium's arguments: for containers without a sandbox or a graphics card, and without the browser's own network
 * traffic. Two features are off because they cost processor time in every new window: the popups of the address bar,
 * which are pages with scripts (40 % of a test), and the spare renderer, a process that is started in advance and not
 * used (a third of a new window). PaintHolding is listed again, because Chromium reads only the last list of disabled
 * features, which replaces Playwright's. Headless Chromium would hint fonts and position letters on whole pixels, so
 * texts would have other widths than for visitors.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,SpareRendererForSitePerProcess",
];

const browserInstallAdvice = "install Google Chrome or Chromium, or set CHROME_PATH to the executable of one";

/** Matches the name of a missing shared library in the messages of Chromium and of the dynamic linker. */
const missingLibraryPattern = /\S+\.so[.\d]*(?=: cannot open shared object file)/;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Starts a browser with `--version`: Ubuntu's chromium may be an empty package, and a download may lack libraries.
 * @returns undefined when it starts, otherwise the reason in a few words
 */
function findBrowserStartFault(path: string): string | undefined {
  if (!isExecutable(path)) return "is not an executable file";
  // On Windows `--version` would open a window.
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

/** Possible paths of an installed Chrome or Chromium, best first. */
function listSystemBrowserPaths(): string[] {
  const { env, platform } = process;
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ["Google\\Chrome", "Chromium"].map((name) => join(folder, name, "Application\\chrome.exe")),
      );
  }
  const names = [
    "google-chrome-stable",
    "google-chrome",
    "chromium",
    "chromium-browser",
    "chromium-headless-shell",
  ];
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    ["Google Chrome", "Chromium"].map((name) => join(folder, `${name}.app`, "Contents/MacOS", name)),
  );
  return platform === "darwin" ? [...onPath, ...apps] : onPath;
}

/** The path of Playwright's own browser, installed or not; undefined on a system that Playwright does not support. */
function findPlaywrightBrowserPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Runs one step of an installation and shows its progress. A failure is printed in one line on standard output.
 * @returns whether it succeeded
 */
function runInstallStep(shown: string, seconds: number, command: string, args: string[]): boolean {
  console.info(`Trying ${shown} (at most ${seconds} s)`);
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      // Otherwise Playwright's installer writes colour codes to a pipe too.
      ...(!process.stdout.isTTY && { FORCE_COLOR: "0" }),
    },
    timeout: seconds * 1000,
  });
  if (status === 0) return true;
  const timedOut = (error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT";
  const reason = /^(?:Error|E): .*$/m.exec(stderr ?? "")?.[0] ?? error?.message ?? `status ${status}`;
  console.info(`${shown}: ${timedOut ? "no result within the limit" : reason}`);
  return false;
}

/** Whether the user is root on Debian, not Ubuntu, whose chromium package only installs a snap. */
function canInstallPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Finds a Chromium for the tests, and installs one if there is none. The order: the variable CHROME_PATH, an installed
 * Chrome or Chromium, Playwright's download, Debian's package (as root), and a new download by Playwright. A full
 * browser is preferred to a headless shell, because visitors and most developers have one. Prints what it installs;
 * that may take some minutes.
 * @returns the absolute path of an executable
 * @throws Error of one line when CHROME_PATH is not an executable file, or when no browser can be found or installed
 */
export function findOrInstallBrowser(): string {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    const found = existsSync(asked) ? "which is not an executable file" : "which does not exist";
    throw new Error(
      `CHROME_PATH: found ${JSON.stringify(asked)}, ${found}; expected the path of a browser: ${browserInstallAdvice}`,
    );
  }

  const own = findPlaywrightBrowserPath();
  const present = [...listSystemBrowserPaths(), ...(own ? [own] : [])].find(canBrowserStart);
  if (present) return present;
  console.info("No browser to test with is installed here.");

  if (
    canInstallPackages() &&
    runInstallStep("apt-get update", 120, "apt-get", ["update"]) &&
    runInstallStep("apt-get install -y chromium", 600, "apt-get", ["install", "-y", "chromium"])
  ) {
    const installed = listSystemBrowserPaths().find(canBrowserStart);
    if (installed) return installed;
  }

  const download = [playwrightCliPath, "install", "--no-shell", "chromium"];
  const isDownloaded = runInstallStep(
    "npx playwright install --no-shell chromium",
    600,
    process.execPath,
    download,
  );
  if (!own || !isDownloaded)
    throw new Error(
      `No browser to test with: none is installed and none could be downloaded; ${browserInstallAdvice}`,
    );
  const fault = findBrowserStartFault(own);
  if (!fault) return own;
  throw new Error(
    `No browser to test with: ${own} was downloaded but ${fault}; let an administrator run ` +
      `"npx playwright install-deps chromium", or ${browserInstallAdvice}`,
  );
}
