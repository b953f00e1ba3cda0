import { once } from "node:events";
import { connect } from "node:tls";
import { knownDifferencesByHost } from "../tests/hosts/differences.ts";
import { checkLiveSite } from "../tests/hosts/live.ts";
import type { CheckRow } from "./readiness.ts";

const createTimeout = () => ({ signal: AbortSignal.timeout(20_000) });

async function readText(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: "manual", ...createTimeout() });
  throwUnless(answer.status === 200, `${address} responde ${answer.status}; se espera 200`);
  return answer.text();
}

function throwUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

type LiveCheck = (url: URL) => Promise<string>;

const liveChecksBySubject: Record<string, LiveCheck> = {
  Certificado: async ({ protocol, hostname, port }) => {
    throwUnless(protocol === "https:", "la dirección dada es http; se espera https");
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname });
    await once(socket, "secureConnect", createTimeout()).finally(() => socket.end());
    const until = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
    throwUnless(days >= 14, `vence en ${days} días; se esperan 14 o más`);
    return `vence en ${days} días`;
  },
  // The host is unknown, so the known differences of all hosts are allowed.
  "Respuestas del servidor": async ({ origin }) => {
    const known = Object.values(knownDifferencesByHost).flat();
    const { caseCount, faults } = await checkLiveSite(origin, known, () => {});
    const count = `${faults.length} diferencias en ${caseCount} respuestas`;
    throwUnless(faults.length === 0, `${count}: ${faults[0]}; todas: npm run verify -- ${origin}`);
    return `${caseCount} como se esperan`;
  },
  "Mapa del sitio": async ({ origin }) => {
    const text = await readText(`${origin}/sitemap.xml`);
    const addresses = [...text.matchAll(/<loc>([^<]+)/g)].map(([, one = ""]) => one);
    throwUnless(addresses.length > 0, "no tiene direcciones");
    const foreign = addresses.find((one) => new URL(one).origin !== origin);
    throwUnless(!foreign, `nombra ${foreign}; se esperan direcciones de ${origin}`);
    for (const address of addresses) await readText(address);
    return `${addresses.length} direcciones, todas responden`;
  },
  "Dirección canónica": async ({ origin }) => {
    const html = await readText(`${origin}/`);
    const [, found = "nada"] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    throwUnless(found.replace(/\/$/, "") === origin, `${found}; se espera ${origin}`);
    const isHidden = html.includes('<meta name="robots" content="noindex');
    throwUnless(!isHidden, "la página pide no figurar en buscadores");
    return found;
  },
};

/** @returns the detail of a failed check, in Spanish, where errors of Node such as a refused connection are in English */
function formatLiveFault({ host }: URL, error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const isOwnMessage = cause === error && !("code" in error);
  return isOwnMessage
    ? error.message
    : `${host} no responde como un sitio publicado: ${cause.message}; se espera su dirección, con su certificado`;
}

/** Checks certificate, HTTP answers, sitemap and canonical address of a live site. */
export async function runLiveChecks(url: URL, onStart: (subject: string) => void): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  for (const [subject, check] of Object.entries(liveChecksBySubject)) {
    onStart(subject);
    try {
      rows.push({ subject, state: "listo", detail: await check(url) });
    } catch (error) {
      rows.push({ subject, state: "falta", detail: formatLiveFault(url, error as Error) });
    }
  }
  return rows;
}
