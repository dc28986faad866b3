import { useState } from 'react';
import { Link } from 'react-router';
import { TabList, TabPanel, Tabs } from '../../components/ui/Tabs';
import { BRAND_NAME, COPYRIGHT_YEAR, SUBTITLE } from '../../lib/constants';
import { drawing } from '../../lib/pictures';
import { BrandMark } from '../../shell/BrandMark';
import { LoginForm } from './LoginForm';
import { RolePicker } from './RolePicker';

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'role', label: 'Select Role' },
];

export default function LoginPage() {
  const [tab, setTab] = useState('login');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-4 py-6 sm:px-10">
        <Link to="/" className="self-start rounded-md">
          <BrandMark name={BRAND_NAME} />
        </Link>
        <div className="mx-auto w-full max-w-md flex-1 py-12 sm:pt-24">
          <h1 className="text-3xl font-semibold tracking-tight">Welcome to {BRAND_NAME}</h1>
          <p className="mt-2 text-lg text-muted">{SUBTITLE}</p>
          <Tabs value={tab} onValueChange={setTab} className="mt-8">
            <TabList label="Sign in" tabs={TABS} />
            <TabPanel value="login">
              <LoginForm onDemo={() => setTab('role')} />
            </TabPanel>
            <TabPanel value="role">
              <RolePicker onBack={() => setTab('login')} />
            </TabPanel>
          </Tabs>
        </div>
        <footer className="text-center text-xs text-muted">
          © {COPYRIGHT_YEAR} {BRAND_NAME}. All rights reserved.
        </footer>
      </main>
      <div
        aria-hidden="true"
        className="sticky top-0 hidden h-dvh lg:block"
        style={{
          backgroundColor: '#123f35',
          backgroundImage: `url(${drawing('centers', 'street')})`,
          backgroundSize: 'cover',
          backgroundPosition: 'center bottom',
        }}
      />
    </div>
  );
}
