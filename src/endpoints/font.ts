import type { APIRoute, GetStaticPaths } from "astro";
import { siteFont } from "../brand/font-faces.ts";
import { createFileResponse } from "./file-response.ts";

export const getStaticPaths: GetStaticPaths = () => [
  { params: { name: siteFont.path.slice("/assets/".length, -".woff2".length) } },
];

export const GET: APIRoute = () => createFileResponse("font/woff2", new Uint8Array(siteFont.bytes));
