import type { APIRoute, GetStaticPaths } from "astro";
import { siteFont } from "../brand/font-faces.ts";
import { headerLogoFiles } from "../brand/header-logo.ts";
import { integrationLogosPath, integrationLogosSvg } from "../brand/integration-logos.ts";
import { createFileResponse } from "./file-response.ts";

/** Files of pages by their address: the font, the sprite of integration logos, and the owner's logo. */
const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
  [siteFont.path, new Uint8Array(siteFont.bytes)],
  [integrationLogosPath, integrationLogosSvg],
  ...headerLogoFiles,
]);

export const getStaticPaths: GetStaticPaths = () =>
  [...files].map(([path, body]) => ({ params: { name: path.slice("/assets/".length) }, props: { body } }));

export const GET: APIRoute<{ body: string | Uint8Array<ArrayBuffer> }> = ({ props: { body } }) =>
  createFileResponse(typeof body === "string" ? "image/svg+xml; charset=utf-8" : "font/woff2", body);
