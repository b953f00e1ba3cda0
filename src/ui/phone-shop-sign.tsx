import type { ReactNode } from "react";
import type { ShopName } from "../brand/street.ts";
import { StreetObjectIcon } from "./street.tsx";
import { Vignette } from "./vignette.tsx";
import "./phone-shop-sign.css";

export const alertClasses = "bg-bad-wash text-bad dark:bg-bad dark:text-bad-wash";

interface PhoneShopSignProps {
  shop: ShopName;
  /** Whether the shop is closed at night and the text is an alert. */
  isAlert?: boolean;
  children: ReactNode;
}

/** For phones, where the picture of the page is below the first screen. */
export function PhoneShopSign({ shop, isAlert, children }: PhoneShopSignProps) {
  return (
    <Vignette className="mt-5 flex border-b-3 border-brand in-[.on-night]:border-brand-bright items-end gap-2 md:hidden print:hidden">
      <StreetObjectIcon
        name={shop}
        className={`h-[3.5rem] flex-none street-at-${shop} ${isAlert ? "street-night shop-alarmed" : "street-day"}`}
      />
      <p
        className={`mb-3 rounded-xl rounded-es-none px-3 py-2 ${isAlert ? alertClasses : "bg-surface-raised shadow-lg"}`}
      >
        {children}
      </p>
    </Vignette>
  );
}
