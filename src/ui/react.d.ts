import "react";

declare module "react" {
  // React passes these attributes to the element, but its types lack them (Invoker Commands, Baseline 2025-12).
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
