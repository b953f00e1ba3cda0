import { createContext, use } from "react";

const PagePathContext = createContext("/");

/** Gives all parts below it the path of their page. */
export const PagePathProvider = PagePathContext.Provider;

/** @returns the path of the page that shows this part, such as `/crm` */
export const usePagePath = (): string => use(PagePathContext);
