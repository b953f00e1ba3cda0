import { once } from "node:events";
import { connect } from "node:tls";
import { knownDifferencesByHost } from "../tests/hosts/differences.ts";
import { checkLiveSite } from "../tests/hosts/live.ts";
import type { CheckRow } from "./readiness.ts";

const liveCheckTimeoutSeconds = 20;

const fetchWithTimeoutWithoutRedirect = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(liveCheckTimeoutSeconds * 1000) });

/** Checks a live site. @returns what was found, in Spanish @throws Error with what is wrong, in Spanish */
type LiveCheck = (url: URL) => Promise<string>;

function throwUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const liveChecksBySubject: Record<string, LiveCheck> = {
  Certificado: async ({ protocol, hostname, port }) => {
    throwUnless(protocol === "https:", "la dirección dada es http; se espera https");
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname });
    socket.setTimeout(liveCheckTimeoutSeconds * 1000, () =>
      socket.destroy(new Error(`sin respuesta en ${liveCheckTimeoutSeconds} s`)),
    );
    try {
      await once(socket, "secureConnect");
      const until = new Date(socket.getPeerCertificate().valid_to);
      const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
      throwUnless(days >= 14, `vence en ${days} días; se esperan 14 o más`);
      return `vence en ${days} días`;
    } finally {
      socket.destroy();
    }
  },
  // Runs the checks of `npm run verify`. The host is unknown, so the known differences of all hosts are allowed.
  "Respuestas del servidor": async ({ origin }) => {
    const results = await checkLiveSite(origin, Object.values(knownDifferencesByHost).flat(), () => {});
    const wrong = results.filter(({ faults }) => faults.length > 0);
    const [first] = wrong;
    throwUnless(
      !first,
      `${wrong.length} de ${results.length} no son las esperadas: ${first?.name}: ${first?.faults[0]}; todas: npm run verify -- ${origin}`,
    );
    return `${results.length} como se esperan`;
  },
  "Mapa del sitio": async ({ origin }) => {
    const answer = await fetchWithTimeoutWithoutRedirect(`${origin}/sitemap.xml`);
    throwUnless(answer.status === 200, `${answer.status}; se espera 200`);
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(([, one = ""]) => one);
    throwUnless(addresses.length > 0, "no tiene direcciones");
    const foreign = addresses.filter((one) => new URL(one).origin !== origin);
    throwUnless(foreign.length === 0, `nombra ${foreign[0]}; se esperan direcciones de ${origin}`);
    for (const address of addresses) {
      const { status } = await fetchWithTimeoutWithoutRedirect(address);
      throwUnless(status === 200, `${address} responde ${status}; se espera 200`);
    }
    return `${addresses.length} direcciones, todas responden`;
  },
  "Dirección canónica": async ({ origin }) => {
    const html = await (await fetchWithTimeoutWithoutRedirect(`${origin}/`)).text();
    const tag = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
    const found = /href="([^"]*)"/.exec(tag)?.[1] ?? "nada";
    throwUnless(found.replace(/\/$/, "") === origin, `${found}; se espera ${origin}`);
    throwUnless(
      !/<meta name="robots" content="noindex/.test(html),
      "la página pide no figurar en buscadores",
    );
    return found;
  },
};

/**
 * Checks certificate, HTTP answers, sitemap and canonical address of a live site.
 * @param url the address of the live site
 * @param onStart a function that is called with the subject of each check before the check
 * @returns one row for each check
 */
export async function runLiveChecks(url: URL, onStart: (subject: string) => void): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  for (const [subject, check] of Object.entries(liveChecksBySubject)) {
    onStart(subject);
    try {
      rows.push({ subject, state: "listo", detail: await check(url) });
    } catch (error) {
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      rows.push({ subject, state: "falta", detail: why });
    }
  }
  return rows;
}
