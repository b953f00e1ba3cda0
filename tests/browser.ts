import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** Playwright's command line, to be run by Node: a process of its own that a time limit can end. */
export const playwrightCli = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * For containers without a sandbox or a graphics card, and without traffic of the browser's own. The two popups of the
 * address bar are pages with scripts in every new window: without them a test takes 40 % less of the processor.
 * PaintHolding is what Playwright itself turns off; of two lists Chromium heeds only the last. Without a window Chromium
 * would hint letters and set them on whole pixels, which gives texts other widths than visitors see.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding",
];

const advice = "install Google Chrome or Chromium, or set CHROME_PATH to the executable of one";

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether a browser is there and starts: Ubuntu's chromium may be an empty shell, a download may lack libraries. */
function works(path: string): boolean {
  if (!isExecutable(path)) return false;
  // On Windows the question for its version would open a window.
  if (process.platform === "win32") return true;
  return (
    spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000, killSignal: "SIGKILL" }).status === 0
  );
}

/** Chromium without a window and all that belongs to one: a test takes 40 % less of the processor. */
const shell = "chromium-headless-shell";

/** Where a Chrome or Chromium of the system may be, best first. */
function systemPlaces(names: string[]): string[] {
  const { env, platform } = process;
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ["Google\\Chrome", "Chromium"].map((name) => join(folder, name, "Application\\chrome.exe")),
      );
  }
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    ["Google Chrome", "Chromium"].map((name) => join(folder, `${name}.app`, "Contents/MacOS", name)),
  );
  return platform === "darwin" ? [...onPath, ...apps] : onPath;
}

/** Where Playwright keeps its own browser, installed or not; nowhere on a system it has none for. */
function playwrightPlace(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Runs one step of an installation with its progress in view, and says in one line how it failed. */
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

/**
 * Finds a Chromium to test with, installing one as the last resort. In this order: the variable CHROME_PATH, a
 * Chrome or Chromium of the system, Playwright's own download, that download now, and as root on Debian its
 * package. Says on standard output what it installs; that may take some minutes.
 * @param options.shellFirst whether one that has no windows comes before those that do, and not after them
 * @returns the absolute path of an executable
 * @throws Error in one line where CHROME_PATH is not an executable file, or where no browser can be had
 */
export function findBrowser({ shellFirst = false } = {}): string {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    const found = existsSync(asked) ? "which is not an executable file" : "which does not exist";
    throw new Error(
      `CHROME_PATH: found ${JSON.stringify(asked)}, ${found}; expected the path of a browser: ${advice}`,
    );
  }

  const windowed = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const places = systemPlaces(shellFirst ? [shell, ...windowed] : [...windowed, shell]);
  const present = [...places, ...playwrightPlace()].find(works);
  if (present) return present;

  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  // Where a package can follow, a download that hangs need not be waited for that long.
  const seconds = isRootOnDebian ? 60 : 120;
  if (
    succeeds("npx playwright install chromium", seconds, process.execPath, [
      playwrightCli,
      "install",
      "chromium",
    ])
  ) {
    const downloaded = playwrightPlace().find(works);
    if (downloaded) return downloaded;
  }

  if (
    isRootOnDebian &&
    succeeds("apt-get update", 120, "apt-get", ["update"]) &&
    succeeds("apt-get install -y chromium", 600, "apt-get", ["install", "-y", "chromium"])
  ) {
    const installed = places.find(works);
    if (installed) return installed;
  }

  throw new Error(`No browser to test with: none is installed and none could be downloaded; ${advice}`);
}
