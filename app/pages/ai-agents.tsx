import { Seo } from "#app/seo.tsx";

export default function AiAgents() {
  return (
    <>
      <Seo title="AiAgents" description="AiAgents" path="/agentes-ia" />
      <h1>AiAgents</h1>
    </>
  );
}
