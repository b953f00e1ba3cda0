import { Seo } from "#app/seo.tsx";

export default function Agenda() {
  return (
    <>
      <Seo title="Agenda" description="Agenda"  />
      <h1>Agenda</h1>
    </>
  );
}
