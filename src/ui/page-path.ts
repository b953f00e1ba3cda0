import { createContext, use } from "react";

const PagePathContext = createContext("/");

export const PagePathProvider = PagePathContext.Provider;

export const usePagePath = (): string => use(PagePathContext);
