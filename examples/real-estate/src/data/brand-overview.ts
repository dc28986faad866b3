import { avatar } from '../lib/pictures';
import type { ExpansionCriteria, TargetMarket, TeamContact } from '../types';

export const expansionCriteria: ExpansionCriteria = {
  category: 'Contemporary apparel',
  targetMarkets: ['Dallas–Fort Worth', 'Greater Houston', 'Central Texas', 'San Antonio'],
  spaceRequirements: '1,800 – 3,200 sq ft',
  coTenantPreferences: ['Northlight Optics', 'Fable Books', 'Juniper Skin', 'Copper Kettle'],
};

export const teamContacts: TeamContact[] = [
  {
    name: 'Amara Osei',
    role: 'Director of Real Estate',
    email: 'amara.osei@marlowfinch.example',
    phone: '(214) 555-0118',
    avatar: avatar('Amara Osei'),
  },
  {
    name: 'Julian Park',
    role: 'Expansion Manager',
    email: 'julian.park@marlowfinch.example',
    phone: '(214) 555-0142',
    avatar: avatar('Julian Park'),
  },
  {
    name: 'Elena Marsh',
    role: 'Store Design Lead',
    email: 'elena.marsh@marlowfinch.example',
    phone: '(512) 555-0177',
    avatar: avatar('Elena Marsh'),
  },
  {
    name: 'Theo Lindqvist',
    role: 'Lease Counsel',
    email: 'theo.lindqvist@marlowfinch.example',
    phone: '(713) 555-0109',
    avatar: avatar('Theo Lindqvist'),
  },
  {
    name: 'Nora Whitfield',
    role: 'Broker, Lonestar Retail Advisors',
    email: 'nora@lonestarretail.example',
    phone: '(214) 555-0163',
    avatar: avatar('Nora Whitfield'),
  },
];

export const targetMarkets: TargetMarket[] = [
  {
    region: 'Dallas–Fort Worth',
    cities: ['Dallas', 'Plano', 'Fort Worth', 'Frisco'],
    priority: 'high',
    potentialLocations: 14,
  },
  { region: 'Greater Houston', cities: ['Houston', 'Katy', 'Sugar Land'], priority: 'high', potentialLocations: 11 },
  {
    region: 'Central Texas',
    cities: ['Austin', 'Round Rock', 'Georgetown'],
    priority: 'medium',
    potentialLocations: 8,
  },
  { region: 'San Antonio', cities: ['San Antonio', 'New Braunfels'], priority: 'low', potentialLocations: 5 },
];
