import { avatar } from '../lib/pictures';

export const brokerProfile = {
  name: 'Nora Whitfield',
  avatar: avatar('Nora Whitfield'),
  territory: 'Dallas–Fort Worth and North Texas',
  cities: ['Dallas', 'Plano', 'Frisco', 'Fort Worth'],
};
