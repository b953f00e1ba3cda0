import type { APIRoute, GetStaticPaths } from "astro";
import { headerLogoFiles } from "../brand/header-logo.ts";
import { integrationLogosPath, integrationLogosSvg } from "../brand/integration-logos.ts";
import { createFileResponse } from "./file-response.ts";

/** The SVG files of pages by their address: the sprite of integration logos, and the owner's logo. */
const svgByPath = new Map([[integrationLogosPath, integrationLogosSvg], ...headerLogoFiles]);

export const getStaticPaths: GetStaticPaths = () =>
  [...svgByPath].map(([path, svg]) => ({
    params: { name: path.slice("/assets/".length, -".svg".length) },
    props: { svg },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  createFileResponse("image/svg+xml; charset=utf-8", props.svg);
