import { Seo } from "#app/seo.tsx";

export default function NotFound() {
  return (
    <>
      <Seo title="NotFound" description="NotFound"  />
      <h1>NotFound</h1>
    </>
  );
}
