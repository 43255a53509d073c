/** The icons of the product, all from lucide with a stroke of 1.75 (set in base.css); a page takes its icons from here only. */
export {
  ArrowLeft, ArrowRight, ArrowUpDown, Building2, CalendarDays, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck,
  ConciergeBell, ExternalLink, Eye, EyeOff, Globe, Heart, House, Images, Info, List, LogOut, Mail, Map as MapIcon, MapPin, Menu, Minus, PartyPopper, Phone, Play,
  Plug, Plus, RotateCw, Scan, Search, Share2, SlidersHorizontal, Users, X,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
