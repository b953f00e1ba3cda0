import { Seo } from "#app/seo.tsx";

export default function Kaseya() {
  return (
    <>
      <Seo title="Kaseya" description="Kaseya" path="/kaseya" />
      <h1>Kaseya</h1>
    </>
  );
}
