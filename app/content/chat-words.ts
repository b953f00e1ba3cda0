export const chatWords = {
  contact: "Tu empresa",
  customer: "Cliente",
  agent: "Agente",
  /** What the control of a conversation does; there may be two on a page, told apart by whose they are. */
  replay: (role: string) => `Ver otra vez la conversación: ${role}`,
  pause: (role: string) => `Pausar la conversación: ${role}`,
  play: (role: string) => `Reanudar la conversación: ${role}`,
};
