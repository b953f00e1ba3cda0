// The editor's test backend works on the browser's private file system. This script replaces it by the project's folder: the same
// API (https://fs.spec.whatwg.org), answered by edit/server.ts. So the owner does not have to choose a folder.
window.CMS_MANUAL_INIT = true;
// The editor skips its sign-in for a stored user.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

const readMetaContent = (name) => document.querySelector(`meta[name="${name}"]`).content;
const editorKeyHeaders = { "X-Editor-Key": readMetaContent("editor-key") };
const cmsTestRepoFolderName = readMetaContent("editor-root");
const buildFileAddress = (path) => `/files/${path.split("/").map(encodeURIComponent).join("/")}`;
const createNotFoundError = (path) => new DOMException(path, "NotFoundError");

const listEditableFiles = () => fetch("/files.json").then((response) => response.json());

/** Saves or deletes a file; frame.js shows the result, also an error. */
async function requestFileChange(method, path, body) {
  const response = await fetch(buildFileAddress(path), { method, headers: editorKeyHeaders, body });
  if (!response.ok) {
    const refused = await response.text();
    parent.postMessage({ refused }, location.origin);
    throw new Error(refused);
  }
  parent.postMessage(await response.json(), location.origin);
}

class FileHandle {
  kind = "file";

  constructor(path) {
    this.path = path;
    this.name = path.split("/").at(-1);
  }

  async getFile() {
    const response = await fetch(buildFileAddress(this.path), { headers: editorKeyHeaders });
    if (!response.ok) throw createNotFoundError(this.path);
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    return { write: (data) => requestFileChange("PUT", this.path, data), close: async () => {} };
  }
}

class FolderHandle {
  kind = "directory";

  constructor(path) {
    this.path = path;
    this.name = path.split("/").at(-1);
  }

  inside(name) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async getDirectoryHandle(name) {
    return new FolderHandle(this.inside(name));
  }

  async getFileHandle(name, { create = false } = {}) {
    const path = this.inside(name);
    if (!create && !(await listEditableFiles()).includes(path)) throw createNotFoundError(path);
    return new FileHandle(path);
  }

  async removeEntry(name) {
    const path = this.inside(name);
    if ((await listEditableFiles()).includes(path)) await requestFileChange("DELETE", path);
  }

  async *entries() {
    const start = this.path ? `${this.path}/` : "";
    const inside = (await listEditableFiles()).filter((path) => path.startsWith(start));
    for (const name of new Set(inside.map((path) => path.slice(start.length).split("/")[0]))) {
      const isFile = inside.includes(start + name);
      yield [name, isFile ? new FileHandle(start + name) : new FolderHandle(start + name)];
    }
  }

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }

  [Symbol.asyncIterator]() {
    return this.entries();
  }
}

navigator.storage.getDirectory = async () => ({
  getDirectoryHandle: async (name) => new FolderHandle(name === cmsTestRepoFolderName ? "" : name),
  removeEntry: async () => {},
});
// Without `move`, the editor writes to the file itself instead of to a temporary one.
delete FileSystemFileHandle.prototype.move;
