import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SeenPhotos } from "../src/content/markdown/photos.ts";

const file = "build/seen-photos.json";

/** Reads the results of earlier runs: decoding forty photos of a camera takes half a minute. */
export function readSeenPhotos(): SeenPhotos {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}

export function writeSeenPhotos(seen: SeenPhotos): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...seen]));
}
