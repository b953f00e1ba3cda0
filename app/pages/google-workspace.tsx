import { Seo } from "#app/seo.tsx";

export default function GoogleWorkspace() {
  return (
    <>
      <Seo title="GoogleWorkspace" description="GoogleWorkspace" path="/google-workspace" />
      <h1>GoogleWorkspace</h1>
    </>
  );
}
