import "react";

declare module "react" {
  // React passes these through; its types do not know them yet (Invoker Commands, Baseline 2025-12).
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
