import { avatar } from '../lib/pictures';
import type { Role } from '../types';

export interface User {
  name: string;
  email: string;
  avatar: string;
}

const brandUser = { name: 'Amara Osei', email: 'amara.osei@marlowfinch.example', avatar: avatar('Amara Osei') };

const users: Record<Role, User> = {
  brand: brandUser,
  'shopping-center': {
    name: 'Daniel Reyes',
    email: 'daniel.reyes@prestonpark.example',
    avatar: avatar('Daniel Reyes'),
  },
  broker: { name: 'Nora Whitfield', email: 'nora@lonestarretail.example', avatar: avatar('Nora Whitfield') },
};

/** Who is signed in while the dashboard of a role is open. */
export const userOf = (role: string | undefined): User => users[role as Role] ?? brandUser;
