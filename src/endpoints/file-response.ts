/** Creates the answer of an endpoint. Hosts choose the content type by the extension; the dev server needs it here. */
export const createFileResponse = (contentType: string, body: string | Uint8Array<ArrayBuffer>): Response =>
  new Response(body, { headers: { "Content-Type": contentType } });
