import { createContext, useContext } from 'react';

/** Opens the panel of a new booking; null until a page of the portal provides it. */
export const NewBookingContext = createContext<(() => void) | null>(null);

/** @returns opens the panel of a new booking; null without a panel, and its buttons are left out */
export const useNewBooking = (): (() => void) | null => useContext(NewBookingContext);
