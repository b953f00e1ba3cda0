import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** Playwright's command line, to be run by Node: a process of its own that a time limit can end. */
export const playwrightCli = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * For containers without a sandbox or a graphics card, and without the browser's own network traffic. Two features are
 * off because they cost processor time in every new window: the address bar's popups, which are pages with scripts (40 %
 * of a test), and the spare renderer, a process that is started in advance and thrown away (a third of a new window).
 * Playwright turns PaintHolding off too, but Chromium reads only the last list. Without a window Chromium would hint
 * letters and place them on whole pixels, so texts would have other widths than visitors see.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,SpareRendererForSitePerProcess",
];

const advice = "install Google Chrome or Chromium, or set CHROME_PATH to the executable of one";

/** Where messages of Chromium and of the dynamic linker name a shared library that the system lacks. */
const missingLibrary = /\S+\.so[.\d]*(?=: cannot open shared object file)/;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Starts a browser to ask for its version: Ubuntu's chromium may be an empty shell, a download may lack libraries.
 * @returns undefined when it starts, else why not, in a few words
 */
function startFault(path: string): string | undefined {
  if (!isExecutable(path)) return "is not an executable file";
  // On Windows the question for its version would open a window.
  if (process.platform === "win32") return undefined;
  const { status, error, stderr } = spawnSync(path, ["--version"], {
    encoding: "utf8",
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  if (status === 0) return undefined;
  const library = missingLibrary.exec(stderr ?? "")?.[0];
  if (library) return `needs ${library}, which this system lacks`;
  return stderr?.trim().split("\n").at(-1) || error?.message || `ends with status ${status}`;
}

const starts = (path: string) => startFault(path) === undefined;

/** Where a Chrome or Chromium of the system may be, best first. */
function systemPlaces(): string[] {
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

/** Where Playwright keeps its own browser, installed or not; nowhere on a system it has none for. */
function playwrightPlace(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Runs one step of an installation with its progress in view.
 * @returns whether it succeeded; on standard output stands in one line how it failed
 */
function succeeds(shown: string, seconds: number, command: string, args: string[]): boolean {
  console.info(`Trying ${shown} (at most ${seconds} s)`);
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
    // Playwright's installer colours its lines into a pipe too.
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
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

/** Whether this is root on Debian itself: Ubuntu's package only asks for a snap. */
function canInstallPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Finds a Chromium to test with, installing one as the last resort. In this order: the variable CHROME_PATH, a
 * Chrome or Chromium of the system, what Playwright has downloaded, as root on Debian its package, and Playwright's
 * download now. One with windows comes first, because that is what visitors and most developers have. Says on standard
 * output what it installs; that may take some minutes.
 * @returns the absolute path of an executable
 * @throws Error in one line where CHROME_PATH is not an executable file, or where no browser can be had
 */
export function findOrInstallBrowser(): string {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    const found = existsSync(asked) ? "which is not an executable file" : "which does not exist";
    throw new Error(
      `CHROME_PATH: found ${JSON.stringify(asked)}, ${found}; expected the path of a browser: ${advice}`,
    );
  }

  const own = playwrightPlace();
  const present = [...systemPlaces(), ...(own ? [own] : [])].find(starts);
  if (present) return present;
  console.info("No browser to test with is installed here.");

  if (
    canInstallPackages() &&
    succeeds("apt-get update", 120, "apt-get", ["update"]) &&
    succeeds("apt-get install -y chromium", 600, "apt-get", ["install", "-y", "chromium"])
  ) {
    const installed = systemPlaces().find(starts);
    if (installed) return installed;
  }

  const download = [playwrightCli, "install", "--no-shell", "chromium"];
  const isDownloaded = succeeds(
    "npx playwright install --no-shell chromium",
    600,
    process.execPath,
    download,
  );
  if (!own || !isDownloaded)
    throw new Error(`No browser to test with: none is installed and none could be downloaded; ${advice}`);
  const fault = startFault(own);
  if (!fault) return own;
  throw new Error(
    `No browser to test with: ${own} was downloaded but ${fault}; let an administrator run ` +
      `"npx playwright install-deps chromium", or ${advice}`,
  );
}
