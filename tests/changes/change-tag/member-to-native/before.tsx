import { motion } from 'motion/react';
export function App() {
  return (
    <main>
      <motion.div a="1">x</motion.div>
    </main>
  );
}
