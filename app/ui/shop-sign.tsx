import type { ReactNode } from "react";
import type { ShopName } from "#app/street.ts";
import { ShopIcon } from "./street.tsx";

/** For phones, where the picture of the page is below the first window: a shop of the street and what it says. */
export function ShopSign({ shop, children }: { shop: ShopName; children: ReactNode }) {
  return (
    <p
      aria-hidden="true"
      className="shop-sign vignette mt-5 flex items-end gap-2 md:hidden"
      data-print="hide"
    >
      <ShopIcon name={shop} className="street-day flex-none" />
      <span className="mb-3 rounded-md rounded-es-none bg-surface-raised px-3 py-2 shadow-soft">
        {children}
      </span>
    </p>
  );
}
