/** Small apps of our own on a template of create-vite, for libraries whose own templates are not on the registry. */
export interface Library {
  name: string;
  add: Readonly<Record<string, string>>;
  /** the text of `src/App.tsx` */
  app: string;
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'MUI',
    add: { '@mui/material': '9.5.0', '@emotion/react': '^11.14.0', '@emotion/styled': '^11.14.0' },
    app: `import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
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
  {
    name: 'Mantine',
    add: { '@mantine/core': '9.8.1', '@mantine/hooks': '9.8.1' },
    app: `import { Button, Card, Group, MantineProvider, Text, Title } from '@mantine/core';
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
  {
    name: 'React Three Fiber',
    add: { three: '^0.180.0', '@types/three': '^0.180.0', '@react-three/fiber': '9.8.2' },
    app: `import { Canvas } from '@react-three/fiber';
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
  {
    name: 'Ionic',
    add: { '@ionic/react': '^8.0.0' },
    app: `import { IonApp, IonButton, IonContent, IonHeader, IonItem, IonLabel, IonList, IonPage, IonTitle, IonToolbar, setupIonicReact } from '@ionic/react';
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
];
