### 在舞台上演出發生的事。

web-skip-beats = 全部略過
web-meanwhile = 請看發生的事
