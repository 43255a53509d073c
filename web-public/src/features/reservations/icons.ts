/** Icons of the reservations alone. */
export { Ban, CalendarPlus, CalendarSearch, Copy, RefreshCw, TriangleAlert } from 'lucide-react';
