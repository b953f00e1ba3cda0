// Gives the editor's test backend, which works on the browser's private folder, the project's in its place: the same calls
// (https://fs.spec.whatwg.org), answered by edit/server.ts. So nobody has to choose a folder, in any browser.
window.CMS_MANUAL_INIT = true;
// Nobody signs in to their own machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

const about = (name) => document.querySelector(`meta[name="${name}"]`).content;
const headers = { "X-Editor-Key": about("editor-key") };
const root = about("editor-root");
const addressOf = (path) => `/files/${path.split("/").map(encodeURIComponent).join("/")}`;
const missing = (path) => new DOMException(path, "NotFoundError");

const list = () => fetch("/files.json").then((response) => response.json());

/** Saves or takes away a file; what is refused is said beside the site, too. */
async function change(method, path, body) {
  const response = await fetch(addressOf(path), { method, headers, body });
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
    const response = await fetch(addressOf(this.path), { headers });
    if (!response.ok) throw missing(this.path);
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    return { write: (data) => change("PUT", this.path, data), close: async () => {} };
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
    if (!create && !(await list()).includes(path)) throw missing(path);
    return new FileHandle(path);
  }

  async removeEntry(name) {
    const path = this.inside(name);
    if ((await list()).includes(path)) await change("DELETE", path);
  }

  async *entries() {
    const start = this.path ? `${this.path}/` : "";
    const inside = (await list()).filter((path) => path.startsWith(start));
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
  getDirectoryHandle: async (name) => new FolderHandle(name === root ? "" : name),
  removeEntry: async () => {},
});
// The editor would write beside a file and move that over it; ours are written at once.
delete FileSystemFileHandle.prototype.move;
