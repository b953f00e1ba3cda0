export interface JobApplication {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/**
 * Reads what the form holds.
 * @param data of the application form; a field that is missing comes out empty
 * @returns the application, without blanks at the ends
 */
export function readApplication(data: FormData): JobApplication {
  const text = (name: keyof JobApplication) => String(data.get(name) ?? "").trim();
  return { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") };
}

/**
 * The delivery that the specification asks for: the application is held in the browser only, no call is made.
 * @param application as read from the form
 * @returns the same application, once it is held
 */
export async function keepInBrowser(application: JobApplication): Promise<JobApplication> {
  return application;
}
