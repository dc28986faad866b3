import { avatar } from '../lib/pictures';
import { isRole } from '../lib/roles';
import type { Role } from '../types';

export interface User {
  name: string;
  email: string;
  avatar: string;
}

const users: Record<Role, User> = {
  brand: { name: 'Amara Osei', email: 'amara.osei@marlowfinch.example', avatar: avatar('Amara Osei') },
  'shopping-center': {
    name: 'Daniel Reyes',
    email: 'daniel.reyes@prestonpark.example',
    avatar: avatar('Daniel Reyes'),
  },
  broker: { name: 'Nora Whitfield', email: 'nora@lonestarretail.example', avatar: avatar('Nora Whitfield') },
};

/** Who is signed in while the dashboard of a role is open. */
export const userOf = (role: string | undefined): User => users[isRole(role) ? role : 'brand'];
