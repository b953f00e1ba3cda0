import { Resvg } from "@resvg/resvg-js";
import type { APIRoute, GetStaticPaths } from "astro";
import satori from "satori";
import { readFontFile } from "../brand/font.ts";
import { createStaticStrongFontSubset } from "../brand/lettering.ts";
import { composeShareImage } from "../brand/share-image.ts";
import { shareImageSize } from "../brand/share-image-street.ts";
import { getPageFileStem } from "../content/pages/page-address.ts";
import type { PageEntry } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { siteMap } from "../site-map.ts";
import { createFileResponse } from "./file-response.ts";

const { listedPages } = read(siteMap);

/** Maximum bytes of a preview image in WhatsApp; no other network has a lower limit. */
export const maxShareImageBytes = 300 * 1024;

const allLetters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join("");

const font = createStaticStrongFontSubset(readFontFile(), allLetters);

/** @param warn called with the characters that the font lacks, which leave a gap */
export async function drawShareImage(page: PageEntry, warn = console.warn): Promise<Uint8Array<ArrayBuffer>> {
  const loadAdditionalAsset = async (_language: string, signs: string) => {
    warn(`aviso: la imagen para compartir de ${page.path} deja un hueco por ${signs}: la letra no lo tiene`);
    return [];
  };
  const options = { ...shareImageSize, fonts: [await font], loadAdditionalAsset };
  const svg = await satori(composeShareImage(page), options);
  const image = new Resvg(svg).render().asPng();
  if (image.length > maxShareImageBytes)
    throw new Error(
      `la imagen para compartir de ${page.path}: encontré ${Math.ceil(image.length / 1024)} KB; se esperan ${maxShareImageBytes / 1024} o menos: la achican un nombre más corto en brand.short de content/site.yaml o un content/logo.svg más simple`,
    );
  return new Uint8Array(image);
}

export const getStaticPaths: GetStaticPaths = () =>
  listedPages.map(({ entry }) => ({
    params: { name: getPageFileStem(entry.path) },
    props: { entry },
  }));

export const GET: APIRoute<{ entry: PageEntry }> = async ({ props }) =>
  createFileResponse("image/png", await drawShareImage(props.entry));
