/** Small apps of our own on a template of create-vite, for libraries whose own templates are not on the registry. */
export interface Library {
  name: string;
  add: Readonly<Record<string, string>>;
  /** written over those of the template */
  files: Readonly<Record<string, string>> & { 'src/App.tsx': string };
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'MUI',
    add: { '@mui/material': '9.5.0', '@emotion/react': '^11.14.0', '@emotion/styled': '^11.14.0' },
    files: {
      'src/App.tsx': `import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <Box sx={{ p: 3 }}>
      <Typography variant="h4">Accounts of the year</Typography>
      <Stack direction="row" spacing={2}>
        {['Income', 'Costs'].map((title) => (
          <Card key={title}>
            <CardContent>
              <Typography color="text.secondary">{title}</Typography>
            </CardContent>
          </Card>
        ))}
      </Stack>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Count is {count}
      </Button>
    </Box>
  );
}
`,
    },
  },
  {
    name: 'Mantine',
    add: { '@mantine/core': '9.8.1', '@mantine/hooks': '9.8.1' },
    files: {
      'src/App.tsx': `import { Button, Card, Group, MantineProvider, Text, Title } from '@mantine/core';
import '@mantine/core/styles.css';
import { useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <MantineProvider>
      <Title order={1}>Rooms for rent</Title>
      <Group p="md">
        <Card withBorder>
          <Text c="dimmed">A room with a view</Text>
        </Card>
        <Button onClick={() => setCount((now) => now + 1)}>Count is {count}</Button>
      </Group>
    </MantineProvider>
  );
}
`,
    },
  },
  {
    name: 'React Three Fiber',
    add: { three: '^0.180.0', '@types/three': '^0.180.0', '@react-three/fiber': '9.8.2' },
    files: {
      'src/App.tsx': `import { Canvas } from '@react-three/fiber';
import { useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>A box in space</h1>
      <button onClick={() => setCount((now) => now + 1)}>Count is {count}</button>
      <Canvas style={{ height: 300 }} frameloop="demand">
        <ambientLight intensity={1} />
        <mesh rotation={[0.4, 0.2, 0]}>
          <boxGeometry args={[1, 1, 1]} />
          <meshStandardMaterial color="orange" />
        </mesh>
      </Canvas>
      <p className="note">It is drawn by three.</p>
    </main>
  );
}
`,
    },
  },
  {
    name: 'Ionic',
    add: { '@ionic/react': '^8.0.0' },
    files: {
      'src/App.tsx': `import { IonApp, IonButton, IonContent, IonHeader, IonItem, IonLabel, IonList, IonPage, IonTitle, IonToolbar, setupIonicReact } from '@ionic/react';
import '@ionic/react/css/core.css';

setupIonicReact();

export default function App() {
  return (
    <IonApp>
      <IonPage>
        <IonHeader>
          <IonToolbar>
            <IonTitle>Photo gallery</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Pictures of the sea</IonLabel>
            </IonItem>
          </IonList>
          <p className="note">Nothing else yet</p>
          <IonButton>Take one</IonButton>
        </IonContent>
      </IonPage>
    </IonApp>
  );
}
`,
    },
  },
  {
    name: 'refine',
    add: { '@refinedev/core': '5.0.12', '@tanstack/react-query': '^5.81.5' },
    files: {
      'src/App.tsx': `import { type DataProvider, Refine, useList } from '@refinedev/core';
import { useState } from 'react';

const provider = {
  getList: async () => ({ data: [{ id: 1, name: 'Chair' }, { id: 2, name: 'Table' }], total: 2 }),
  getApiUrl: () => '',
} as unknown as DataProvider;

function Products() {
  const { result } = useList({ resource: 'products' });
  const [count, setCount] = useState(0);
  return (
    <section className="products">
      <h1>Products of the shop</h1>
      <ul>
        {result.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button onClick={() => setCount(count + 1)}>Count is {count}</button>
    </section>
  );
}

export default function App() {
  return (
    <Refine dataProvider={provider} resources={[{ name: 'products', list: '/' }]}>
      <Products />
    </Refine>
  );
}
`,
    },
  },
  {
    name: 'shadcn/ui',
    add: {
      tailwindcss: '^4.1.0',
      '@tailwindcss/vite': '^4.1.0',
      'class-variance-authority': '^0.7.1',
      clsx: '^2.1.1',
      'tailwind-merge': '^3.3.0',
      '@radix-ui/react-slot': '^1.2.0',
      '@radix-ui/react-tabs': '^1.1.0',
    },
    files: {
      'vite.config.ts': `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
});
`,
      'tsconfig.app.json': JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          paths: { '@/*': ['./src/*'] },
        },
        include: ['src'],
      }),
      'src/index.css': `@import "tailwindcss";

:root {
  --primary: oklch(0.2 0 0);
  --primary-foreground: oklch(0.98 0 0);
}

@theme inline {
  --color-primary: var(--primary);
  --color-primary-foreground: var(--primary-foreground);
}
`,
      'src/lib/utils.ts': `import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

export function cn(...inputs: ClassValue[]) {
  return twMerge(clsx(inputs));
}
`,
      'src/components/ui/button.tsx': `import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type * as React from 'react';
import { cn } from '@/lib/utils';

const buttonVariants = cva('inline-flex items-center rounded-md text-sm font-medium', {
  variants: {
    variant: { default: 'bg-primary text-primary-foreground', outline: 'border' },
    size: { default: 'h-9 px-4 py-2', sm: 'h-8 px-3' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: React.ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'button';
  return <Comp data-slot="button" className={cn(buttonVariants({ variant, size, className }))} {...props} />;
}

export { Button, buttonVariants };
`,
      'src/components/ui/card.tsx': `import type * as React from 'react';
import { cn } from '@/lib/utils';

function Card({ className, ...props }: React.ComponentProps<'div'>) {
  return <div data-slot="card" className={cn('flex flex-col gap-6 rounded-xl border py-6', className)} {...props} />;
}

function CardTitle({ className, ...props }: React.ComponentProps<'div'>) {
  return <div data-slot="card-title" className={cn('px-6 font-semibold', className)} {...props} />;
}

function CardContent({ className, ...props }: React.ComponentProps<'div'>) {
  return <div data-slot="card-content" className={cn('px-6', className)} {...props} />;
}

export { Card, CardContent, CardTitle };
`,
      'src/App.tsx': `import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardTitle } from '@/components/ui/card';

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <main className="mx-auto grid max-w-3xl gap-4 p-8">
      <h1 className="text-2xl font-bold">Settings of the account</h1>
      <Tabs.Root defaultValue="plan">
        <Tabs.List className="flex gap-2">
          <Tabs.Trigger value="plan">Plan</Tabs.Trigger>
          <Tabs.Trigger value="team">Team</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="plan">
          <Card>
            <CardTitle>Your plan is free</CardTitle>
            <CardContent>
              <Button onClick={() => setCount(count + 1)}>Count is {count}</Button>
              <Button variant="outline" asChild>
                <a href="#prices">All prices</a>
              </Button>
            </CardContent>
          </Card>
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}
`,
    },
  },
];
