import { Seo } from "#app/seo.tsx";

export default function Crm() {
  return (
    <>
      <Seo title="Crm" description="Crm" path="/crm" />
      <h1>Crm</h1>
    </>
  );
}
