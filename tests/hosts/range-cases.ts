/** Requests for parts of files: RFC 9110, section 14. */
import { listHeaders } from "../../deploy/headers.ts";
import { type ExpectedResponse, findResponseFaults, type HostCase, type HostedSite } from "./host-case.ts";
import { type ReceivedResponse, sendRequest } from "./wire.ts";

/** The types of files as owners add them, in words of their own. */
const typesOfOwnerFiles = {
  gif: "image/gif",
  mp4: "video/mp4",
  ics: "text/calendar; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
  JPG: "image/jpeg",
  epub: "application/epub+zip",
};
const partsOfOwnerFiles = { "bytes=0-1": [0, 2], "bytes=100-199": [100, 200], "bytes=900-": [900, 1000] };

/** What may be asked of /robots.txt; servers may send the whole file in place of each. */
const listRobotsParts = (file: Buffer): Record<string, ExpectedResponse> => ({
  "bytes=0-3": { allowedStatuses: [206], body: file.subarray(0, 4) },
  "bytes=-4": { allowedStatuses: [206], body: file.subarray(-4) },
  "bytes=9000000-": { allowedStatuses: [416] },
  "bytes=0-1,3-4": { allowedStatuses: [206] },
  "bytes=x": { allowedStatuses: [416] },
});

export function buildRangeCases({ config, files }: HostedSite): HostCase[] {
  const cases: HostCase[] = [];
  const add = (
    name: string,
    path: string,
    range: string,
    getExpected: (got: ReceivedResponse) => ExpectedResponse,
  ) => {
    const findFaults = async (origin: string) => {
      const got = await sendRequest(origin, { path, headers: { Range: range } });
      return findResponseFaults(got, getExpected(got), origin);
    };
    cases.push({ name, isHarmless: true, findFaults });
  };

  // Safari plays no film without parts.
  for (const [extension, type] of Object.entries(typesOfOwnerFiles)) {
    const [path, bytes] = [...files].find(([one]) => one.endsWith(`/archivo.${extension}`)) ?? [];
    if (!path) continue;
    for (const [range, [first = 0, end = 0]] of Object.entries(partsOfOwnerFiles)) {
      const headers = { "Content-Range": `bytes ${first}-${end - 1}/1000`, "Content-Type": type };
      const part = { allowedStatuses: [206], headers, body: bytes?.subarray(first, end) };
      add(`part of a file .${extension}, ${range}`, path, range, () => part);
    }
  }

  const { "Cache-Control": _, ...headers } = listHeaders(config, "text");
  const robots = files.get("/robots.txt") ?? Buffer.from("found no /robots.txt");
  for (const [range, part] of Object.entries(listRobotsParts(robots)))
    add(`Range: ${range}`, "/robots.txt", range, ({ status }) =>
      status === 200 ? { headers, body: robots } : { headers, ...part },
    );
  return cases;
}
