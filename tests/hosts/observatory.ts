/** Scores a host with the code of Mozilla's HTTP Observatory, as if reached by https. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPackagesFolder, importTestTool } from "./tools.ts";
import { sendRequest } from "./wire.ts";

const observatoryPackage = "@mdn/mdn-http-observatory";

/** @returns the score, and the points of each test that took or gave some */
export async function computeObservatoryScore(
  origin: string,
  page: string,
  address: string,
): Promise<{ score: number; modifiers: Record<string, number> }> {
  // The Observatory downloads the browsers' preload list when it is installed; this code supplies the entry instead.
  const list = join(getPackagesFolder("tests"), observatoryPackage, "conf/hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
  const importPart = (name: string) => importTestTool(`${observatoryPackage}/src/${name}.js`);
  const { Requests } = await importPart("types");
  const { ALL_TESTS } = await importPart("constants");
  const charts = await importPart("grader/charts");
  const { getScoreModifier } = await importPart("grader/grader");
  const { parseHttpEquivHeaders } = await importPart("retriever/utils");
  const { hsts } = await importPart("analyzer/hsts");
  const { AxiosHeaders } = await importTestTool("axios/index.js");

  const url = new URL(page, address);
  const response = async (sent: Parameters<typeof sendRequest>[1]) => {
    const got = await sendRequest(origin, sent);
    return {
      status: got.status,
      headers: new AxiosHeaders(got.headers),
      request: { headers: new AxiosHeaders() },
      verified: true,
      data: got.body.toString(),
    };
  };
  const visit = await response({ path: page });
  hsts().clear();
  // A site gets on the browsers' preload list by this header value: hstspreload.org.
  if (/includeSubDomains; preload$/.test(visit.headers.get("Strict-Transport-Security") ?? ""))
    hsts().set(url.hostname, { mode: "force-https", includeSubDomains: true, pinned: false });

  const requests = new Requests(url.hostname);
  requests.session = { url, redirectHistory: [{ url, status: visit.status }] };
  requests.resources.path = visit.data;
  requests.responses.https = visit;
  requests.responses.http = visit;
  requests.responses.auto = { ...visit, httpEquiv: parseHttpEquivHeaders(visit.data, url.href) };
  requests.responses.cors = await response({
    path: page,
    method: "OPTIONS",
    headers: {
      Origin: "https://http-observatory.security.mozilla.org",
      "Access-Control-Request-Method": "GET",
    },
  });
  const plain = new URL(url.href.replace(/^https:/, "http:"));
  requests.responses.httpRedirects = [
    { url: plain, status: 301 },
    { url, status: visit.status },
  ];

  const modifiers: Record<string, number> = {};
  for (const test of ALL_TESTS) {
    const { result } = test(requests);
    if (getScoreModifier(result) !== 0) modifiers[result] = getScoreModifier(result);
  }
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  // Bonuses count only for a grade of A or better.
  const uncurved = sum(Object.values(modifiers).filter((value) => value < 0));
  const score = uncurved >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(Object.values(modifiers)) : uncurved;
  return { score, modifiers };
}
