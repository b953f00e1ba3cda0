/**
 * Makes /contacto follow what the visitor came for (`/contacto?tema=crm`): its lead, and how a WhatsApp message
 * begins. All words stand in the page; on other pages it does nothing.
 * @returns the topic of the page; empty for none, and for one that the page does not know
 */
export function applyTopic(): string {
  const wanted = new URLSearchParams(location.search).get("tema");
  const leads = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
  const shown = leads.find(({ dataset }) => dataset.topic === wanted) ?? leads[0];
  if (!shown) return "";
  for (const lead of leads) lead.ariaHidden = lead === shown ? null : "true";
  const { topic = "", greeting = "" } = shown.dataset;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-event="whatsapp"]'))
    link.href = link.href.replace(/text=.*/, `text=${encodeURIComponent(greeting)}`);
  return topic;
}
