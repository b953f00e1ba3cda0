import { once } from "node:events";
import { get } from "node:https";
import type { TLSSocket } from "node:tls";
import { hostNames, listDifferences } from "../deploy/verify/case-runner.ts";
import { checkLiveSite } from "../deploy/verify/live.ts";
import { createAgent, sendRequest } from "../deploy/verify/wire.ts";
import { type CheckRow, readRobotsData } from "./readiness.ts";

async function readText(address: string): Promise<string> {
  const { origin, pathname, search } = new URL(address);
  const { status, body } = await sendRequest(origin, { path: `${pathname}${search}` });
  throwUnless(status === 200, `${address} responde ${status}; se espera 200`);
  return body.toString();
}

function throwUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** An expired certificate or one for another name is the site's; an unknown issuer may be the proxy's own. */
const isCertificateFault = ({ code }: { code?: unknown }) => /^(CERT_|ERR_TLS_)/.test(`${code}`);

type LiveCheck = (url: URL, send?: typeof sendRequest) => Promise<string>;

export const liveChecksBySubject: Record<string, LiveCheck> = {
  Certificado: async (url) => {
    throwUnless(url.protocol === "https:", "la dirección dada es http; se espera https");
    const request = get(url, { agent: createAgent(url), signal: AbortSignal.timeout(20_000) });
    const [response] = await once(request, "response");
    const socket: TLSSocket = response.socket;
    const until = new Date(socket.getPeerCertificate().valid_to);
    response.destroy();
    const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
    throwUnless(days >= 14, `vence en ${days} días; se esperan 14 o más`);
    return `vence en ${days} días`;
  },
  // The host is unknown, so the known differences of all hosts are allowed.
  "Respuestas del servidor": async ({ origin }) => {
    const known = listDifferences(...hostNames);
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
    const { canonical = "nada", isHidden } = readRobotsData(await readText(`${origin}/`));
    throwUnless(canonical === origin, `${canonical}; se espera ${origin}`);
    throwUnless(!isHidden, "la página pide no figurar en buscadores");
    return canonical;
  },
  "Enlaces de correo": async ({ origin }, send = sendRequest) => {
    const html = `${(await send(origin, { path: "/" })).body}`;
    const isChanged =
      /\/cdn-cgi\/(l\/email-protection|scripts\/)/.test(html) || !html.includes('href="mailto:');
    throwUnless(
      !isChanged,
      "el servidor los cambia, y no abren; en Cloudflare se espera sin Email Address Obfuscation ni Rocket Loader",
    );
    return "como se publicaron";
  },
  "Con www y sin www": async ({ protocol, hostname, origin }, send = sendRequest) => {
    const isWww = hostname.startsWith("www.");
    const other = `${protocol}//${isWww ? hostname.slice(4) : `www.${hostname}`}`;
    const answer = await send(other, { path: "/" }).catch((error: NodeJS.ErrnoException) => {
      if (proxy && !isCertificateFault(error)) throw error;
      const leads = `${other} no responde: ${error.message}; se espera que lleve a ${origin}`;
      // A name such as tienda.example.com has none with www.
      throwUnless(error.code === "ENOTFOUND" && !isWww, leads);
    });
    if (!answer) return `${other} no existe`;
    const { status, headers } = answer;
    const { location = "ningún lugar" } = headers;
    const leads = [301, 308].includes(status) && URL.parse(location, other)?.origin === origin;
    throwUnless(leads, `${other} responde ${status} y lleva a ${location}; se espera 301 a ${origin}`);
    return `${other} lleva aquí`;
  },
};

const proxy = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"]
  .map((name) => process.env[name])
  .find(Boolean);

/** @returns the state of a failed check, and its detail in Spanish, where errors of Node such as a refused connection are in English */
function describeLiveFault({ host }: URL, error: Error): Omit<CheckRow, "subject"> {
  if (!("code" in error)) return { state: "missing", detail: error.message };
  if (proxy && !isCertificateFault(error))
    return {
      state: "check",
      detail: `desde aquí no se sabe: a ${host} no se llega por ${proxy}, el proxy de esta red: ${error.message}`,
    };
  const expected = "se espera su dirección, con su certificado; en una red con proxy, en HTTPS_PROXY";
  return {
    state: "missing",
    detail: `${host} no responde como un sitio publicado: ${error.message}; ${expected}`,
  };
}

/** Checks certificate, HTTP answers, sitemap and canonical address of a live site. */
export async function runLiveChecks(url: URL, onStart: (subject: string) => void): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  for (const [subject, check] of Object.entries(liveChecksBySubject)) {
    onStart(subject);
    try {
      rows.push({ subject, state: "ready", detail: await check(url) });
    } catch (error) {
      rows.push({ subject, ...describeLiveFault(url, error as Error) });
    }
  }
  return rows;
}
