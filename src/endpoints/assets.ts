import type { APIRoute, GetStaticPaths } from "astro";
import { headerLogoFiles } from "../brand/header-logo.ts";
import { integrationLogosPath, integrationLogosSvg } from "../brand/integration-logos.ts";
import { createFileResponse } from "./file-response.ts";

/** Drawings of pages by their address: the sprite of integration logos, and the owner's logo. */
const files = new Map([[integrationLogosPath, integrationLogosSvg], ...headerLogoFiles]);

export const getStaticPaths: GetStaticPaths = () =>
  [...files].map(([path, body]) => ({ params: { name: path.slice("/assets/".length) }, props: { body } }));

export const GET: APIRoute<{ body: string }> = ({ props: { body } }) =>
  createFileResponse("image/svg+xml; charset=utf-8", body);
